/** The worker as it is deployed; `vitest.worker.config.ts` says where it lies. */
declare module "built-worker" {
  const worker: {
    fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response>;
    scheduled(controller: ScheduledController, env: Env, context: ExecutionContext): Promise<void>;
  };
  export default worker;
}
