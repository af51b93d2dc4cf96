/** Streams Standard §4.5.3: workerd has the option, but its types do not yet. */
interface ReadableStreamBYOBReader {
  read<T extends ArrayBufferView>(view: T, options: { min: number }): Promise<ReadableStreamReadResult<T>>;
}
