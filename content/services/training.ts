import type { Service } from "../schema.ts";

export const training: Service = {
  slug: "training",
  name: "Training & Workshops",
  icon: "i-lucide-graduation-cap",
  head: {
    title: "Digital training that stays after we leave",
    description:
      "Workshops in Honiara, on site or online: analytics, search, content, CMS and campaign skills for teams of any level.",
  },
  headline: "Leave the room able to do it",
  intro:
    "A workshop has worked when, a month later, somebody does the task without opening the slides. So we teach with your accounts, your figures and your next campaign, in groups small enough that everyone has the keyboard. Sessions run in Honiara, at your premises or by video in hours that suit you, and each ends with something finished.",
  deliver: [
    {
      title: "Analytics for non-analysts",
      text: "Reading the reports you already have, asking better questions of them, and spotting a figure that cannot be right.",
    },
    {
      title: "Search and ads basics",
      text: "How people search, what a click costs, and how to brief, check and stop a campaign with confidence.",
    },
    {
      title: "Writing for the web",
      text: "Shorter sentences, honest headlines and useful links, practised on pages that go live the same afternoon.",
    },
    {
      title: "CMS and shop operation",
      text: "Hands-on sessions for editors and shopkeepers, with a manual made from screenshots of their own system.",
    },
    {
      title: "Campaign planning days",
      text: "A day from goal to calendar, facilitated by someone who has run such campaigns in your sort of market.",
    },
    {
      title: "Train the trainer",
      text: "Materials, coaching and a first shared delivery, so that provinces and branches can continue without us.",
    },
  ],
  approach: [
    {
      title: "Ask the participants",
      text: "A ten-minute call with each person shows what they know, dread and hope for; the plan follows from that.",
    },
    {
      title: "Real tasks only",
      text: "Exercises use your live tools with a safe copy, since invented examples are forgotten over lunch.",
    },
    {
      title: "Small groups",
      text: "Eight people at most, two trainers where the range of experience is wide, and breaks that respect prayer and school times.",
    },
    {
      title: "Return after thirty days",
      text: "A follow-up hour answers what came up in practice and collects the questions for next time.",
    },
  ],
  whyUs: [
    {
      title: "Practitioners teach",
      text: "Your trainer spent last week doing the very thing, and will again next Monday.",
    },
    {
      title: "English and Pijin",
      text: "Sessions switch language whenever that helps, and handouts are written for tired evenings.",
    },
    {
      title: "Works without wifi",
      text: "All material is on a stick and on paper; a dead router has never cancelled a class.",
    },
    {
      title: "Certificates that mean something",
      text: "They list what a person has shown they can do, not the hours they sat.",
    },
  ],
  closing: "Name one task your team should own by next month.",
  proof: [{ label: "Building PacificSkillshare with its trainers", href: "/case-studies/pacificskillshare" }],
};
