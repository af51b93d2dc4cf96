// Serves the build as slowly as a real store, so that a visitor can hang up while a page is being loaded.
export default {
  async fetch(request, env) {
    await scheduler.wait(Number(env.DELAY));
    return env.FILES.fetch(request);
  },
};
