/** The worker as deployed; `vitest.config.ts` says where it is. */
declare module "virtual:built-worker" {
  const worker: {
    fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response>;
    scheduled(controller: ScheduledController, env: Env, context: ExecutionContext): Promise<void>;
  };
  export default worker;
}

/** Streams Standard §4.5.3: workerd has the option, but its types do not yet. */
interface ReadableStreamBYOBReader {
  read<T extends ArrayBufferView>(view: T, options: { min: number }): Promise<ReadableStreamReadResult<T>>;
}
