const passing = [408, 409, 425, 429, 500, 502, 503, 504]

/** Reads a JSON file of our own, once more after a failure that passes. Throws when it cannot be had. */
export async function fetchJson(path: string): Promise<unknown> {
  let answer = await fetch(path)
  if (passing.includes(answer.status)) answer = await fetch(path)
  if (!answer.ok) throw new Error(`${answer.status} ${path}`)
  return answer.json()
}
