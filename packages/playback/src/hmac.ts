/** Computes HMAC-SHA-256 with WebCrypto. The key is the secret as UTF-8. */
export async function hmac(secret: string, message: ArrayBufferView<ArrayBuffer>): Promise<DataView> {
  const { subtle } = globalThis.crypto
  const key = await subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return new DataView(await subtle.sign('HMAC', key, message))
}
