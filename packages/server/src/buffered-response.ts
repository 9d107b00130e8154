/**
 * A response whose body is known. `Response` creates a stream for its body at once, which costs about as much as to
 * compress a page; here only what reads `body` gets one.
 */
class ResponseOfBytes extends Response {
  readonly knownBytes: Uint8Array<ArrayBuffer>
  #read: Response | undefined

  constructor(bytes: Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(null, init)
    this.knownBytes = bytes
  }

  override get body() {
    this.#read ??= new Response(this.knownBytes)
    return this.#read.body
  }

  override arrayBuffer = () => new Response(this.knownBytes).arrayBuffer()
  override text = () => Promise.resolve(new TextDecoder().decode(this.knownBytes))
}

export const createCompleteResponse = (bytes: Uint8Array<ArrayBuffer>, init: ResponseInit): Response =>
  new ResponseOfBytes(bytes, init)

/** The bytes of a complete response. By its property, because an app's bundle has its own copy of the class. */
export const findBytes = (response: Response): Uint8Array<ArrayBuffer> | null =>
  'knownBytes' in response && isBytes(response.knownBytes) ? response.knownBytes : null

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array
