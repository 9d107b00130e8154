import { Glyph, type LicenceCheckState } from './glyphs'

type StatePanelProps = {
  state: LicenceCheckState
  /** The line above the heading. */
  kind: string
  heading: string
  text: string
  /** The heading level: `h1`, or `h2` on a page that already has a heading. */
  level?: 'h1' | 'h2'
}

/** The result of the check, shown before anything else on the page. */
export function StatePanel({ state, kind, heading, text, level: Heading = 'h1' }: StatePanelProps) {
  return (
    <section className={`state ${state}`}>
      <Glyph state={state} />
      <div>
        <p className="kind">{kind}</p>
        <Heading className={heading.length > 14 ? 'long' : undefined}>{heading}</Heading>
        <p>{text}</p>
      </div>
    </section>
  )
}
