/** Commands and answers over a WebSocket, which WebDriver BiDi and the Chrome DevTools Protocol have in common. */

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: unknown;
  message?: string;
}

/** Opens a connection; `onEvent` hears what comes unasked. A command that fails rejects with the browser's message. */
export async function openSocket(
  address: string,
  onEvent: (method: string, params: Record<string, unknown>) => void,
) {
  const socket = new WebSocket(address);
  const pending = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) pending.get(message.id)?.(message);
    else if (message.method) onEvent(message.method, message.params ?? {});
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`No connection to ${address}`)));
  });
  return {
    send(method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> {
      last += 1;
      const id = last;
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
      return new Promise((resolve, reject) => {
        pending.set(id, ({ result, error, message }) => {
          pending.delete(id);
          if (error) reject(new Error(`${method}: ${message ?? JSON.stringify(error)}`));
          else resolve(result ?? {});
        });
      });
    },
    close: () => socket.close(),
  };
}
