/** The first element of the body; skips the navigation. */
export function SkipLink({ href = '#isi', children }: { href?: string; children: string }) {
  return (
    <a
      href={href}
      className="absolute -top-20 left-4 z-80 rounded-field bg-ink px-4 py-2.5 font-semibold text-paper focus:top-3"
    >
      {children}
    </a>
  )
}
