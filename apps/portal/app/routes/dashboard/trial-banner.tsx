import { ButtonLink } from '@bgm/ui'
import { TrialLobes } from '#app/components/trial-lobes'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { describeTrial } from '#app/routes/trial/trial-text'
import type { TrialState } from '#app/services/trials.server'
import { useLocale, useText } from '#app/text'

const tones = { calm: 'border border-line bg-surface', soon: 'bg-warn-tint', ended: 'bg-bad-tint' }
const actions = { calm: 'trial.see_packages', soon: 'trial.choose', ended: 'trial.go_on' } as const

/** How much of the trial is left: calm, amber on its last three days, red once it has ended. */
export function TrialBanner({ trial }: { trial: TrialState }) {
  const t = useText()
  const locale = useLocale()
  const mayOrder = useHasPermission()('order.create')
  const { passed, continues_at } = trial
  const tone = continues_at === null ? trial.tone : 'calm'
  const { title, text } = describeTrial(t, trial, locale)
  return (
    <section
      className={`mb-5.5 grid items-center gap-x-7 gap-y-4 rounded-leaf-panel px-5 py-4.5 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_auto] md:px-7 ${tones[tone]}`}
    >
      <TrialLobes passed={passed} className="max-w-80" />
      <div className="min-w-0">
        <h2 className="text-h3">{title}</h2>
        <p className="text-label text-muted">{text}</p>
      </div>
      {continues_at === null ? (
        <ButtonLink
          href={paths.trial(locale)}
          variant={tone === 'calm' || !mayOrder ? 'secondary' : 'primary'}
          size="m"
        >
          {t(actions[tone])}
        </ButtonLink>
      ) : null}
    </section>
  )
}
