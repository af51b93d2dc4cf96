import { Anchor } from "../ui/anchor.tsx";

/** What an applicant sees after sending. */
export function ApplicationThanks() {
  return (
    <div className="border-l-6 border-good bg-panel px-6 py-6">
      <h3 className="type-title">Thank you for your application!</h3>
      <p className="mt-2 mb-6">We'll review your CV and get back to you within a week.</p>
      <Anchor href="/contact/careers" className="btn">
        Submit Another Application
      </Anchor>
    </div>
  );
}
