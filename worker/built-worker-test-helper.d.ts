/** The worker as deployed; `vitest.config.ts` says where it is. */
declare module "virtual:built-worker" {
  const worker: {
    fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response>;
    scheduled(controller: ScheduledController, env: Env, context: ExecutionContext): Promise<void>;
  };
  export default worker;
}
