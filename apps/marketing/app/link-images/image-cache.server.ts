import type { PngImage } from './layout'

const capacity = 100
const drawn = new Map<string, Promise<PngImage>>()

/** Each picture is drawn once, also when several ask at once; the oldest gives way. A failure is not kept. */
export function getOrRenderImage(key: string, draw: () => Promise<PngImage>): Promise<PngImage> {
  const known = drawn.get(key)
  if (known) return known
  const picture = draw()
  drawn.set(key, picture)
  picture.catch(() => drawn.delete(key))
  const [oldest] = drawn.keys()
  if (drawn.size > capacity && oldest !== undefined) drawn.delete(oldest)
  return picture
}
