const transientStatuses = [408, 409, 425, 429, 500, 502, 503, 504]

/** Fetches a JSON file from this site, with one retry after a transient error. Throws if it is unavailable. */
export async function fetchJson(path: string): Promise<unknown> {
  let response = await fetch(path)
  if (transientStatuses.includes(response.status)) response = await fetch(path)
  if (!response.ok) throw new Error(`${response.status} ${path}`)
  return response.json()
}
