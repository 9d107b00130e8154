import { ButtonLink, Card } from '@bgm/ui'
import { useText } from '#app/text'
import { CopyButton } from './copy-button'

type RecoveryCodesProps = {
  codes: readonly string[]
  /** The page to open once the codes are saved. */
  next: { href: string; label: string }
}

/** Shows the recovery codes once, with buttons to copy or download them. */
export function RecoveryCodes({ codes, next }: RecoveryCodesProps) {
  const t = useText()
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`
  return (
    <Card title={t('security.second_factor.codes_title')} note={t('security.second_factor.codes_text')}>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-field bg-sunken p-5 font-mono text-label font-semibold tabular-nums sm:max-w-100">
        {codes.map(code => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-5 grid gap-3 sm:flex">
        <ButtonLink href={file} download={t('security.second_factor.codes_file')}>
          {t('actions.download')}
        </ButtonLink>
        <CopyButton text={codes.join('\n')} />
        <ButtonLink href={next.href} variant="quiet">
          {next.label}
        </ButtonLink>
      </div>
    </Card>
  )
}
