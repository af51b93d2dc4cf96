/** The fields of a posted form; none when the body is no form at all, which the schemas then answer. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
