import type { Rendition } from '@bgm/api-client'
import { mediaPath } from '#app/paths'

type UploadedPictureProps = {
  renditions: Rendition[]
  alt: string
  /** The displayed width, in the syntax of the `sizes` attribute. */
  sizes: string
  /** Whether the image is above the fold and therefore loaded eagerly. */
  eager?: boolean
  className?: string
}

const srcSet = (renditions: Rendition[]) =>
  renditions.map(({ file, width }) => `${mediaPath(file)} ${width}w`).join(', ')

/** An image from the media library, as AVIF or WebP in the most suitable width. */
export function UploadedPicture({ renditions, alt, sizes, eager, className }: UploadedPictureProps) {
  const of = (format: Rendition['format']) => renditions.filter(rendition => rendition.format === format)
  const avif = of('avif')
  const fallback = of('webp').length > 0 ? of('webp') : avif
  const largest = fallback.at(-1)
  if (!largest) return null
  return (
    <picture className="contents">
      {avif.length > 0 ? <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} /> : null}
      <img
        src={mediaPath(largest.file)}
        srcSet={srcSet(fallback)}
        sizes={sizes}
        alt={alt}
        width={largest.width}
        height={largest.height}
        // React 18 passes on only the lower-case attribute name.
        {...(eager ? { fetchpriority: 'high' } : { loading: 'lazy' as const })}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
