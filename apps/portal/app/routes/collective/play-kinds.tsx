import { format } from '@bgm/i18n'
import { useLocale, useText } from '#app/text'

type Props = { counts: { signed_plays: number; unsigned_plays: number; rejected_plays: number } }

/** How many plays are signed by their devices, unsigned, and rejected. */
export function PlayKinds({ counts }: Props) {
  const t = useText()
  const locale = useLocale()
  return (
    <p className="-mt-2 mb-5 text-small text-muted">
      {t('collective.play_kinds', {
        signed: format.number(counts.signed_plays, locale),
        unsigned: format.number(counts.unsigned_plays, locale),
        rejected: format.number(counts.rejected_plays, locale),
      })}
    </p>
  )
}
