/** Addresses that some links use for a project's page (R-RTE-13). */
export const projectAliases: Readonly<Record<string, string>> = {
  "pacific-skillshare-project": "pacificskillshare-project",
};

/** Addresses that some links use for a study's page (R-RTE-15). */
export const studyAliases: Readonly<Record<string, string>> = { "pacific-skillshare": "pacificskillshare" };
