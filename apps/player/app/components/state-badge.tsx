export type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'off'

/** Shows a state as text, with a lobe whose angle depends on the tone. */
export function StateBadge({ tone, label }: { tone: Tone; label: string }) {
  return (
    <p className="state-badge" data-tone={tone}>
      <i aria-hidden="true" />
      {label}
    </p>
  )
}
