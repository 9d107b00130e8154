import { Badge, ButtonLink, Card } from '@bgm/ui'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The state of the second factor, with a link to its page. */
export function SecondFactorCard({ enabled }: { enabled: boolean }) {
  const t = useText()
  return (
    <Card
      title={t('security.second_factor.title')}
      note={t('security.second_factor.note')}
      aside={
        <Badge tone={enabled ? 'ok' : 'off'}>{t(`security.second_factor.${enabled ? 'on' : 'off'}`)}</Badge>
      }
    >
      <ButtonLink href={paths.accountSecondFactor(useLocale())} variant="secondary">
        {t(`security.second_factor.${enabled ? 'manage' : 'set_up'}`)}
      </ButtonLink>
    </Card>
  )
}
