/** Room for 63 lines of a proof and 16 signatures with ML-DSA-44. */
const maxBodyBytes = 64 * 1024

/** Reads a body; null if it has more than `maxBodyBytes`. Rejects if the client disconnects. */
export async function readBody(request) {
  if (Number(request.headers['content-length']) > maxBodyBytes) return null
  const chunks = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > maxBodyBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
