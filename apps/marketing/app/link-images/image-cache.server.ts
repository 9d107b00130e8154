import type { ImageBytes } from './layout'

/**
 * Caches images by key. Concurrent requests share one call, and the oldest image is evicted first. Failures
 * and null results are not cached.
 */
export function createImageCache<Image extends ImageBytes | null>(capacity: number) {
  const images = new Map<string, Promise<Image>>()
  return (key: string, render: () => Promise<Image>): Promise<Image> => {
    const cached = images.get(key)
    if (cached) return cached
    const image = render()
    images.set(key, image)
    const forget = () => images.delete(key)
    image.then(found => found ?? forget(), forget)
    const [oldest] = images.keys()
    if (images.size > capacity && oldest !== undefined) images.delete(oldest)
    return image
  }
}
