/** Streams Standard §4.5.3: workerd has the option, its types do not know it yet. */
interface ReadableStreamBYOBReader {
  read<T extends ArrayBufferView>(view: T, options: { min: number }): Promise<ReadableStreamReadResult<T>>;
}
