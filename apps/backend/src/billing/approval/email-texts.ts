import type { RequestEnd } from '@bgm/validation'

const id = {
  asked: (who: string, total: string) => ({
    subject: `Pesanan ${total} menunggu persetujuan Anda`,
    title: `${who} meminta persetujuan Anda`,
    line: `${who} ingin memesan musik berlisensi sebesar ${total}.`,
  }),
  reminder: (who: string, total: string) => ({
    subject: `Masih menunggu Anda: pesanan ${total}`,
    title: 'Permintaan ini belum diputuskan',
    line: `${who} menunggu keputusan Anda untuk pesanan sebesar ${total}.`,
  }),
  units: (count: number) => `Untuk ${count} unit.`,
  purpose: (purpose: string) => `Keperluan: ${purpose}`,
  order: (number: string) => `Nomor PO: ${number}`,
  centre: (centre: string) => `Pusat biaya: ${centre}`,
  button: 'Lihat dan putuskan',
  note: 'Belum ada yang dibeli. Pesanan baru dibuat setelah Anda setujui. Anda perlu masuk lebih dulu.',
  approved: (who: string, total: string, number: string) => ({
    subject: `Pesanan ${number} disetujui`,
    title: 'Permintaan Anda disetujui',
    line: `${who} menyetujui pesanan sebesar ${total}. Nomor pesanan Anda ${number}.`,
  }),
  toOrder: 'Lihat pesanan',
  approvedNote: 'Cara membayar kami kirim dalam email terpisah.',
  declined: (who: string, total: string) => ({
    subject: `Permintaan sebesar ${total} ditolak`,
    title: 'Permintaan Anda ditolak',
    line: `${who} menolak pesanan sebesar ${total}.`,
  }),
  reason: (reason: string) => `Alasannya: ${reason}`,
  toRequest: 'Lihat permintaan',
  kept: 'Tidak ada yang dibeli. Keranjang Anda tersimpan; ubah lalu minta lagi.',
  ended: (total: string) => ({
    subject: `Permintaan sebesar ${total} batal`,
    title: 'Permintaan Anda tidak bisa diteruskan',
  }),
  ends: {
    changed: 'Keranjangnya diubah setelah diminta.',
    withdrawn: 'Permintaan ini ditarik.',
    lines: 'Ada baris yang tidak bisa dipesan lagi. Periksa keranjang Anda.',
    voucher: 'Vouchernya tidak berlaku lagi.',
    quotation: 'Penawarannya tidak berlaku lagi.',
    requester: 'Yang meminta tidak lagi bisa memesan untuk unit ini.',
  } satisfies Record<RequestEnd, string>,
}

const en: typeof id = {
  asked: (who, total) => ({
    subject: `An order of ${total} is waiting for your approval`,
    title: `${who} asks for your approval`,
    line: `${who} would like to order licensed music for ${total}.`,
  }),
  reminder: (who, total) => ({
    subject: `Still waiting for you: an order of ${total}`,
    title: 'This request has not been decided yet',
    line: `${who} is waiting for your decision about an order of ${total}.`,
  }),
  units: count => `For ${count} ${count === 1 ? 'unit' : 'units'}.`,
  purpose: purpose => `Purpose: ${purpose}`,
  order: number => `Purchase order: ${number}`,
  centre: centre => `Cost centre: ${centre}`,
  button: 'Review and decide',
  note: 'Nothing has been bought. The order is placed only once you approve it. You need to sign in first.',
  approved: (who, total, number) => ({
    subject: `Order ${number} was approved`,
    title: 'Your request was approved',
    line: `${who} approved the order of ${total}. Your order number is ${number}.`,
  }),
  toOrder: 'See the order',
  approvedNote: 'Payment instructions follow in a separate email.',
  declined: (who, total) => ({
    subject: `Your request for ${total} was declined`,
    title: 'Your request was declined',
    line: `${who} declined the order of ${total}.`,
  }),
  reason: reason => `Reason: ${reason}`,
  toRequest: 'See the request',
  kept: 'Nothing was bought. Your cart is still there; change it and ask again.',
  ended: total => ({
    subject: `Your request for ${total} has ended`,
    title: 'Your request cannot go ahead',
  }),
  ends: {
    changed: 'The cart was changed after the request.',
    withdrawn: 'The request was withdrawn.',
    lines: 'Some lines can no longer be ordered. Please check your cart.',
    voucher: 'The voucher is no longer valid.',
    quotation: 'The quotation is no longer valid.',
    requester: 'The person who asked can no longer order for these units.',
  },
}

export const emailTexts = { id, en }
