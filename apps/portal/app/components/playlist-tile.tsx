/** Returns one of eight colours for a playlist. Colours repeat, so they never replace the title. */
export function getPlaylistColour(id: string): string {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return `var(--p${((hash ^ (hash >>> 15)) & 7) + 1})`
}

/** A decorative tile in the colour of a playlist, or in a neutral colour if there is none. */
export function PlaylistTile({ id, className = 'size-12' }: { id: string | null; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center overflow-hidden rounded-tile bg-sunken text-[#1c1322] ${className}`}
      style={id ? { background: getPlaylistColour(id) } : undefined}
    >
      {id ? <i className="pattern-kawung size-full opacity-80 [--pattern-size:28px]" /> : null}
    </span>
  )
}
