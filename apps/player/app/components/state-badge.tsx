export type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'off'

/** A state in words, with a lobe whose angle matches it. */
export function StateBadge({ tone, label }: { tone: Tone; label: string }) {
  return (
    <p className="state-badge" data-tone={tone}>
      <i aria-hidden="true" />
      {label}
    </p>
  )
}
