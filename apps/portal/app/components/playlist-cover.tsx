import type { Playlist } from '@bgm/api-client'
import { paths } from '#app/paths'

type PlaylistCoverProps = {
  cover: Playlist['cover']
  /** For a cover that may be out of view. */
  lazy?: boolean
  className: string
}

/** The generated cover of a playlist. It is decorative, because the title is beside it. */
export const PlaylistCover = ({ cover, lazy, className }: PlaylistCoverProps) => (
  <span
    aria-hidden="true"
    className={`relative block aspect-square shrink-0 overflow-hidden bg-sunken ${className}`}
  >
    <img
      src={paths.cover(cover)}
      alt=""
      width={240}
      height={240}
      loading={lazy ? 'lazy' : undefined}
      className="size-full object-cover"
    />
    <span className="absolute inset-0 hidden rounded-[inherit] shadow-[inset_0_0_0_1px_rgb(255_255_255/0.14)] dark:block" />
  </span>
)
