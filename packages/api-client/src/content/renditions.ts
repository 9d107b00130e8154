import { z } from 'zod'

const rendition = z.object({ url: z.string(), width: z.number(), height: z.number() })

/** One size of an uploaded image; `file` is its file name in the media library. */
export type Rendition = { format: 'avif' | 'webp'; file: string; width: number; height: number }

const getFormat = (key: string) => /^(avif|webp)_\d{2,4}$/.exec(key)?.[1] as Rendition['format'] | undefined

/** The sizes and formats of an uploaded image, smallest first; null if no image was uploaded or no sizes were generated. */
export const renditions = z
  .object({ formats: z.unknown() })
  .nullish()
  .transform(picture => {
    const found = Object.entries(Object(picture?.formats)).flatMap(([key, value]): Rendition[] => {
      const format = getFormat(key)
      const parsed = rendition.safeParse(value)
      if (!format || !parsed.success) return []
      const { url, width, height } = parsed.data
      return [{ format, file: url.slice(url.lastIndexOf('/') + 1), width, height }]
    })
    return found.length > 0 ? found.sort((one, other) => one.width - other.width) : null
  })
