/** Answers for the small text files that routes make, such as the sitemap: as the build has them, for nothing of them changes. */
import { type Environment, siteSettings } from "../settings.ts";
import { filledIn } from "./deployment-facts.ts";
import { finishedFile, serviceWorkerAddress } from "./finished-pages.ts";

/** A file as the build keeps it: its text with the settings open, and the headers that are its own. */
export interface FinishedFile {
  text: string;
  headers: Record<string, string>;
}

/** By configuration, which is one for the life of an isolate. */
const memories = new WeakMap<Environment, Map<string, FinishedFile>>();

/** The file at `path`; `undefined` if there is none, while the build itself is made, and for a worker that takes its leave. */
export async function answerFile(
  path: string,
  { method }: Request,
  env: Environment,
): Promise<Response | undefined> {
  if (path === serviceWorkerAddress && !siteSettings(env).offline) return undefined;
  const memory = memories.get(env) ?? new Map<string, FinishedFile>();
  memories.set(env, memory);
  const file = memory.get(path) ?? (await loadFile(path, env));
  if (!file) return undefined;
  memory.set(path, file);
  return new Response(method === "HEAD" ? null : file.text, { headers: file.headers });
}

async function loadFile(path: string, env: Environment): Promise<FinishedFile | undefined> {
  const name = finishedFile(path);
  const answer = name && (await env.ASSETS.fetch(`https://assets/_pages${name}`));
  if (!answer || !answer.ok) return undefined;
  const { text, headers } = await answer.json<FinishedFile>();
  return { text: filledIn(text, env), headers };
}
