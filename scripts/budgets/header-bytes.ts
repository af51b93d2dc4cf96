import { once } from "node:events";
import { connect as connectHttp2, createServer, type OutgoingHttpHeaders } from "node:http2";
import { type AddressInfo, connect } from "node:net";

/**
 * Bytes of each of `answers`, headers by name, as HTTP/2 sends them to a browser that has had no other answer yet
 * (RFC 7541: compressed, nothing indexed), its frame included.
 */
export async function headerBytes(answers: readonly OutgoingHttpHeaders[]): Promise<number[]> {
  const server = createServer();
  server.on("stream", (stream, { ":path": index }) => {
    stream.respond({ ":status": 200, ...answers[Number(index?.slice(1))] }, { endStream: true });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const session = connectHttp2("http://127.0.0.1", {
    createConnection: () => socket,
    settings: { headerTableSize: 0 },
  });
  const bytes: number[] = [];
  try {
    // What is said once, to begin with, is no answer's.
    await Promise.all([once(session, "remoteSettings"), once(session, "localSettings")]);
    for (const index of answers.keys()) {
      const before = socket.bytesRead;
      const stream = session.request({ ":path": `/${index}` });
      await once(stream.resume(), "close");
      bytes.push(socket.bytesRead - before);
    }
  } finally {
    session.destroy();
    server.close();
  }
  return bytes;
}
