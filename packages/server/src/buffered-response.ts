/**
 * A response with its complete body in memory. `Response` creates a stream for its body immediately, which
 * costs about as much as compressing a page; here, a stream is created only if `body` is read.
 */
class BufferedResponse extends Response {
  readonly bufferedBytes: Uint8Array<ArrayBuffer>
  #streamed: Response | undefined

  constructor(bytes: Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(null, init)
    this.bufferedBytes = bytes
  }

  #copy() {
    return new Response(this.bufferedBytes, { headers: this.headers })
  }

  override get body() {
    this.#streamed ??= this.#copy()
    return this.#streamed.body
  }

  override async text() {
    return new TextDecoder().decode(this.bufferedBytes)
  }

  override async json(): Promise<unknown> {
    return JSON.parse(await this.text())
  }

  override arrayBuffer() {
    return this.#copy().arrayBuffer()
  }

  override blob() {
    return this.#copy().blob()
  }

  override formData() {
    return this.#copy().formData()
  }

  override clone(): Response {
    return new BufferedResponse(this.bufferedBytes, this)
  }
}

export const createBufferedResponse = (bytes: Uint8Array<ArrayBuffer>, init: ResponseInit): Response =>
  new BufferedResponse(bytes, init)

/**
 * Returns the bytes of a buffered response, otherwise null. Checks the property rather than using
 * `instanceof`, because each app's bundle has its own copy of the class.
 */
export const findBufferedBytes = (response: Response): Uint8Array<ArrayBuffer> | null =>
  'bufferedBytes' in response && isBytes(response.bufferedBytes) ? response.bufferedBytes : null

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array
