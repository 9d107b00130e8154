import { QuietPicture } from '#app/art/lobes'
import { Beat } from '#app/components/beat'
import { StateBadge, type Tone } from '#app/components/state-badge'
import type { MessageKey } from '#app/text'
import { useTranslator } from '#app/text'

export function StartingScreen() {
  const text = useTranslator()
  return (
    <main className="starting">
      <p role="status">
        <Beat />
        {text('states.starting')}
      </p>
    </main>
  )
}

type PlainState = {
  tone: Tone
  badge: MessageKey
  title: MessageKey
  detail: MessageKey
}

/** A full-screen status, shown while the player has not started. */
function PlainScreen({ tone, badge, title, detail }: PlainState) {
  const text = useTranslator()
  return (
    <main className="state-page">
      <div className="state">
        <div>
          <header>
            <StateBadge tone={tone} label={text(badge)} />
          </header>
          <div className="state-body">
            <div role="status">
              <h1>{text(title)}</h1>
              <p>{text(detail)}</p>
            </div>
            <QuietPicture />
          </div>
        </div>
      </div>
    </main>
  )
}

export const SecondTabScreen = () => (
  <PlainScreen tone="off" badge="states.second_badge" title="states.second" detail="states.second_detail" />
)

export const UnsupportedScreen = ({ isIos }: { isIos: boolean }) => (
  <PlainScreen
    tone="warn"
    badge="states.unsupported_badge"
    title={isIos ? 'states.unsupported_ios' : 'states.unsupported'}
    detail="states.unsupported_detail"
  />
)
