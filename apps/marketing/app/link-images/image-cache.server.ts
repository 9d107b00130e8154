import type { PngImage } from './layout'

/** Caches rendered images by key. Concurrent requests share one rendering, the oldest image is evicted first, failures are not cached. */
export function createImageCache(capacity: number) {
  const images = new Map<string, Promise<PngImage>>()
  return (key: string, render: () => Promise<PngImage>): Promise<PngImage> => {
    const cached = images.get(key)
    if (cached) return cached
    const image = render()
    images.set(key, image)
    image.catch(() => images.delete(key))
    const [oldest] = images.keys()
    if (images.size > capacity && oldest !== undefined) images.delete(oldest)
    return image
  }
}
