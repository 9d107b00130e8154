import type { UsagePlay } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ButtonLink, TextLink } from '@bgm/ui'
import { ChevronDown, Download } from 'lucide-react'
import { useSiteLink } from '#app/components/page'
import { useLocale, useText } from '#app/text'

const inGroups = (hash: string) => hash.replace(/.{8}(?=.)/g, '$& ')

/** The hashes in a collapsible section, and the proof file for readers who want to recompute the hashes. */
export function ProofHashes({ file, proof }: { file: string; proof: NonNullable<UsagePlay['proof']> }) {
  const t = useText()
  const locale = useLocale()
  const siteLink = useSiteLink()
  const { leaf, index, checkpoint } = proof
  const numbers = [
    { term: t('usage.proof.leaf'), text: inGroups(leaf) },
    {
      term: t('usage.proof.root_of', { time: format.dateTime(checkpoint.signed_at, locale) }),
      text: inGroups(checkpoint.root),
    },
    {
      term: t('usage.proof.position'),
      text: t('usage.proof.position_of', {
        index: format.number(index + 1, locale),
        size: format.number(checkpoint.size, locale),
      }),
    },
    ...(checkpoint.key ? [{ term: t('usage.proof.key'), text: checkpoint.key }] : []),
  ]
  return (
    <details className="group rounded-card border border-line bg-surface p-card">
      <summary className="flex min-h-11 items-center justify-between gap-4">
        <h2 className="text-[1.1875rem] leading-[1.3] tracking-[-0.02em]">{t('usage.proof.numbers')}</h2>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 transition-[rotate] duration-200 group-open:rotate-180"
        />
      </summary>
      <dl className="mt-3 grid gap-4 text-label">
        {numbers.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="font-mono text-small wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-label text-muted">{t('usage.proof.offline')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink href={file} download="" variant="secondary">
          <Download aria-hidden="true" strokeWidth={1.75} />
          {t('usage.proof.download')}
        </ButtonLink>
        <TextLink href={siteLink('/.well-known/usage-log-key')}>{t('usage.proof.keys')}</TextLink>
      </div>
    </details>
  )
}
