import type { UsagePlay } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card } from '@bgm/ui'
import { useLocale, useText } from '#app/text'
import { ProofTree } from './proof-tree'

/** Explains the proof of a line with a picture of the tree and three steps. */
export function ProofSteps({ proof }: { proof: NonNullable<UsagePlay['proof']> }) {
  const t = useText()
  const locale = useLocale()
  const { index, path, checkpoint } = proof
  const steps = [
    { title: t('usage.proof.step_line'), text: t('usage.proof.step_line_text') },
    {
      title: t('usage.proof.step_join', { count: checkpoint.size - 1 }),
      text: t('usage.proof.step_join_text', { count: path.length }),
    },
    { title: t('usage.proof.step_chain'), text: t('usage.proof.step_chain_text') },
  ]
  return (
    <Card title={t('usage.proof.how')} note={t('usage.proof.how_text')}>
      <ProofTree
        index={index}
        depth={path.length}
        signed={t('usage.proof.signed', { time: format.dateTime(checkpoint.signed_at, locale) })}
      />
      <ol className="mt-4 grid gap-5 text-label sm:grid-cols-3">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <b className="block font-semibold">{title}</b>
            <span className="text-muted">{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
