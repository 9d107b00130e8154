import type { EmailMessage } from '#src/platform/mail/layout'
import { sendEmail } from '#src/platform/mail/send'
import { listStaffWhoMay } from '#src/platform/panel/staff-with-permission'
import { formatDate, formatRupiah, formatTime } from '#src/platform/runtime/format'
import { getPanelPriceChangeUrl, notifyStaff } from '#src/site'
import type { ChangedPrice, PriceChange } from './row'
import { changePricesAction } from './rules/staff-action'

const maxListed = 20
const periods = { monthly: 'bulanan', yearly: 'tahunan' }

const price = (amount: number | null) => (amount === null ? '–' : formatRupiah(amount, 'id'))
const describe = ({ package_key, billing_period, old_price, new_price }: ChangedPrice) =>
  `${package_key}, ${periods[billing_period]}: ${price(old_price)} → ${price(new_price)}`

const formatStart = ({ starts_at }: PriceChange) => {
  const start = new Date(starts_at)
  return `${formatDate(start, 'id')} pukul ${formatTime(start, 'id', 'Asia/Jakarta')}`
}

const button = ({ document_id }: PriceChange) => ({
  label: 'Buka di panel',
  href: getPanelPriceChangeUrl(document_id),
})

/** Asks everyone who may decide for a decision, or support if nobody else may. */
export async function notifyDeciders(change: PriceChange): Promise<void> {
  const { proposed_by, proposed_by_name, reason, prices } = change
  const message: EmailMessage = {
    subject: 'Perubahan harga menunggu orang kedua',
    title: 'Perubahan harga menunggu orang kedua',
    lines: [`${proposed_by_name} mengusulkan harga baru mulai ${formatStart(change)}.`, `Alasan: ${reason}`],
    list: prices.slice(0, maxListed).map(describe),
    button: button(change),
    note: 'Orang yang mengusulkannya tidak dapat memutuskannya sendiri.',
  }
  const deciders = await listStaffWhoMay(changePricesAction, { except: proposed_by })
  for (const email of deciders) await sendEmail(email, 'id', message)
  if (deciders.length === 0) await notifyStaff('support', message, null)
}

type Decision = { approved: boolean; by: string; reason: string | null }

/** Tells the person who proposed a change what was decided. */
export async function notifyProposer(change: PriceChange, { approved, by, reason }: Decision): Promise<void> {
  const title = approved ? 'Perubahan harga disetujui' : 'Perubahan harga ditolak'
  const message: EmailMessage = {
    subject: title,
    title,
    lines: [
      approved ? `${by} menyetujuinya. Berlaku mulai ${formatStart(change)}.` : `${by} menolaknya.`,
      ...(reason ? [`Alasan: ${reason}`] : []),
    ],
    list: change.prices.slice(0, maxListed).map(describe),
    button: button(change),
    note: approved ? 'Masih bisa ditarik sampai saat itu.' : 'Harga tidak berubah.',
  }
  const proposers = await listStaffWhoMay(changePricesAction, { only: change.proposed_by })
  for (const email of proposers) await sendEmail(email, 'id', message)
}
