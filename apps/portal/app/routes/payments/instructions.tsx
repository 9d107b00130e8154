import type { PaymentAttempt, PaymentInstructions } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ButtonLink, buttonVariants } from '@bgm/ui'
import { Download, ExternalLink } from 'lucide-react'
import { CopyButton } from '#app/components/copy-button'
import { useLocale, useText } from '#app/text'

type InstructionsProps = {
  attempt: PaymentAttempt
  /** The QR code as an image source and as a file URL. */
  code: { image: string; file: string } | null
}

/** Splits a number into groups of four digits, the way banks print account numbers. */
const groupDigits = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** The details that the payer needs now: the number or code, and the exact amount. */
export function PaymentDetails({ attempt, code }: InstructionsProps) {
  const t = useText()
  const { instructions, redirect_url: url } = attempt
  if (instructions?.kind === 'qr' && code) return <QrCode attempt={attempt} code={code} />
  return (
    <>
      {instructions && instructions.kind !== 'qr' ? <Numbers instructions={instructions} /> : null}
      <Amount attempt={attempt} />
      {url && !instructions ? (
        <p className="border-t border-line py-5">
          <span className="mb-4 block text-label text-muted">{t('payments.waiting.page_text')}</span>
          <a href={url} className={buttonVariants({ size: 'l', className: 'max-sm:w-full max-sm:px-4' })}>
            {t('payments.waiting.go')}
            <ExternalLink aria-hidden="true" strokeWidth={1.75} />
          </a>
        </p>
      ) : null}
    </>
  )
}

function Numbers({ instructions }: { instructions: Exclude<PaymentInstructions, { kind: 'qr' }> }) {
  const t = useText()
  if (instructions.kind === 'va')
    return (
      <Copyable
        label={t('payments.waiting.number')}
        shown={groupDigits(instructions.number)}
        text={instructions.number}
      />
    )
  return (
    <>
      <Copyable
        label={t('payments.waiting.biller_code')}
        shown={instructions.biller_code}
        text={instructions.biller_code}
      />
      <Copyable
        label={t('payments.waiting.bill_key')}
        shown={groupDigits(instructions.bill_key)}
        text={instructions.bill_key}
      />
    </>
  )
}

function Amount({ attempt: { amount } }: { attempt: PaymentAttempt }) {
  const t = useText()
  return (
    <Copyable
      label={t('payments.waiting.amount')}
      shown={format.rupiah(amount, useLocale())}
      text={String(amount)}
    />
  )
}

function Copyable({ label, shown, text }: { label: string; shown: string; text: string }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3 border-t border-line py-5 first:border-t-0 first:pt-0 max-sm:flex-col max-sm:items-start">
      <p className="min-w-0">
        <span className="block text-label text-muted">{label}</span>
        <b className="text-[clamp(1.625rem,1.2rem+1.6vw,2.25rem)] leading-[1.15] font-bold tracking-[-0.03em] tabular-nums wrap-anywhere">
          {shown}
        </b>
      </p>
      <CopyButton text={text} what={label} />
    </div>
  )
}

function QrCode({
  attempt,
  code,
}: {
  attempt: PaymentAttempt
  code: NonNullable<InstructionsProps['code']>
}) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="grid justify-items-center gap-5 pb-5">
      <p className="w-full">
        <span className="block text-label text-muted">{t('payments.waiting.amount_short')}</span>
        <b className="text-[1.75rem] leading-[1.2] tracking-[-0.03em] tabular-nums">
          {format.rupiah(attempt.amount, locale)}
        </b>
      </p>
      <img
        src={code.image}
        alt={t('payments.waiting.qr_alt')}
        width="300"
        height="300"
        className="w-full max-w-[300px] rounded-field bg-white"
      />
      <ButtonLink href={code.file} download className="max-sm:w-full">
        <Download aria-hidden="true" strokeWidth={1.75} />
        {t('payments.waiting.save_qr')}
      </ButtonLink>
      <p className="max-w-[28em] text-center text-small text-muted">{t('payments.waiting.save_qr_text')}</p>
    </div>
  )
}
