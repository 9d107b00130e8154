import { ButtonLink, LeafCard } from '@bgm/ui'
import { PhoneOff } from 'lucide-react'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** Says that the number has had its trial, and what is still possible. */
export function UsedNumber({ number }: { number: string }) {
  const t = useText()
  const locale = useLocale()
  return (
    <LeafCard>
      <span className="grid size-14 place-items-center rounded-tile bg-warn-tint text-warn">
        <PhoneOff aria-hidden="true" strokeWidth={1.5} className="size-7" />
      </span>
      <h1 className="mt-5 text-title">{t('trial.used.title')}</h1>
      <p className="mt-3">{t('trial.used.text', { number })}</p>
      <p className="mt-3 text-muted">{t('trial.used.keeps')}</p>
      <div className="mt-7 grid gap-2.5">
        <ButtonLink href={paths.registrationStep(locale, 'industry')} full>
          {t('trial.used.packages')}
        </ButtonLink>
        <ButtonLink href={paths.accountContact(locale)} variant="quiet" full>
          {t('trial.used.phone')}
        </ButtonLink>
      </div>
    </LeafCard>
  )
}
