import { describe, expect, test } from 'vitest'
import { drawInvoice, type Invoice } from '#src/billing/invoice/draw'
import { drawCreditNote } from '#src/billing/invoice/draw-credit-note'
import { parseTax } from '#src/billing/order/rules/tax'
import { flattenTags, getTagTypes, readStructure } from '#tests/pdf-structure'
import { extractText } from '#tests/raster'
import { foreign, line, long, longName, order, paid, unpaid } from './sample-invoices'

const note = ({ order, ...invoice }: Invoice, count = 1) =>
  drawCreditNote({
    ...invoice,
    number: 'MB-CN-2026-000003',
    amount: order.total * count,
    withheld: 0,
    items: Array.from({ length: count }, () => ({ order, amount: order.total, venue: order.brand_name })),
    at: new Date('2026-12-02T04:30:00Z'),
    mode: 'provider',
  })

const getText = async (bytes: Buffer) => (await extractText(bytes)).join(' ').replace(/\s+/g, ' ')

describe('an invoice', () => {
  test('is a tagged PDF with a correct reading order', async () => {
    const { tree, ...about } = await readStructure(await drawInvoice(paid))
    expect(about).toEqual({
      title: 'Faktur MB-INV-2026-000042',
      author: 'Musik Berlisensi',
      pages: 1,
      language: 'id-ID',
      marked: true,
      showsTitle: 'true',
    })
    expect(getTagTypes(tree).join(' ')).toBe(
      [
        'Document P H1 P',
        'L LI Lbl LBody LI Lbl LBody',
        'Sect H2 P P P P Sect H2 P P P P P P',
        'Table TR TH TH TH TH TH TH TR TD P P P P TD TD TD TD TD',
        'Table TR TH TD TR TH TD TR TH TD TR TH TD TR TH TD TR TH TD TR TH TD P P',
        'H2 L LI Lbl LBody LI Lbl LBody LI Lbl LBody',
        'P P',
      ].join(' '),
    )
    const leaves = flattenTags(tree).filter(({ children }) => children.length === 0)
    expect(leaves.filter(({ contents }) => contents === 0)).toEqual([])
  })

  test('is a receipt with the date and method of payment, and the amount in words', async () => {
    const text = await getText(await drawInvoice(paid))
    for (const phrase of [
      'Lunas Dibayar pada 21 November 2026',
      'Virtual account BCA',
      'MB-PAY-20261121-7KQ2M8X4VT',
      'Dua puluh delapan juta tujuh ratus ribu rupiah',
      'NPWP 01.234.567.8-901.000',
      '12 25.855.855,86 23.701.201,21 2.844.144,15 28.700.000',
      'PPN 12% Rp2.844.144,15 Pembulatan –Rp0,01 Total Rp28.700.000',
      'Rp28.700.000',
      'Royalti LMKN dibayar terpisah.',
    ])
      expect(text).toContain(phrase)
    const english = await getText(await drawInvoice({ ...paid, locale: 'en' }))
    for (const phrase of [
      'Invoice',
      'Paid on 21 November 2026',
      'BCA virtual account',
      'Twenty-eight million seven hundred thousand rupiah',
      'Tax number (NPWP) 01.234.567.8-901.000',
      'IDR 28,700,000',
      'The LMKN royalty is paid separately.',
    ])
      expect(english).toContain(phrase)
  })

  test('shows whole rupiah of tax if the order is of an earlier release, and none without a tax', async () => {
    const tax = parseTax({ rate: 11, base: 25_855_856, amount: 2_844_144 }, order.total)
    const text = await getText(await drawInvoice({ ...paid, order: { ...order, tax } }))
    expect(text).toContain('12 25.855.856,00 25.855.856,00 2.844.144,00 28.700.000')
    const untaxed = await getText(await drawInvoice({ ...paid, order: { ...order, tax: null } }))
    expect(untaxed).toContain('Harga per zona')
    expect(untaxed).not.toContain('PPN')
  })

  test.each([
    ['qris', 'QRIS', 'QRIS'],
    ['e-wallet', 'GoPay', 'GoPay'],
    ['card', 'Visa', 'Kartu kredit atau debit'],
  ] as const)('states the payment method %s', async (group, name, phrase) => {
    expect(await getText(await drawInvoice({ ...paid, method: { group, name } }))).toContain(phrase)
  })

  test('shows bank transfer or voucher as the payment method if no provider was involved', async () => {
    expect(await getText(await drawInvoice({ ...paid, method: null }))).toContain('Transfer bank')
    const free = { ...paid, method: null, order: { ...order, total: 0, discount: order.price, tax: null } }
    const text = await getText(await drawInvoice(free))
    expect(text).toContain('Metode pembayaran Voucher')
    expect(text).toContain('Nol rupiah')
  })

  test('is a pro forma with the bank account before payment', async () => {
    const { title } = await readStructure(await drawInvoice(unpaid))
    expect(title).toBe('Tagihan proforma MB-ORD-20261121-0007')
    const text = await getText(await drawInvoice(unpaid))
    expect(text).toContain('Cara membayar')
    expect(text).toContain('Bank Contoh')
    expect(text).not.toContain('Lunas')
  })

  test('is a pro forma that shows what was received in another amount and what is missing', async () => {
    const held = { received: 900_000, expected: 1_000_000, missing: 100_000, orders: 1 }
    const short = await getText(await drawInvoice({ ...unpaid, held }))
    for (const part of ['Diterima', 'Rp900.000', 'Kurang', 'Rp100.000', 'Cara membayar'])
      expect(short).toContain(part)
    const over = await getText(await drawInvoice({ ...unpaid, held: { ...held, missing: -5_000 } }))
    expect(over).toContain('Lebih')
    expect(over).not.toContain('Cara membayar')
  })

  test('truncates nothing, even with the longest names, and uses as many pages as it needs', async () => {
    const bytes = await drawInvoice(long)
    const text = await getText(bytes)
    expect(text.replaceAll(' ', '')).toContain(longName.replaceAll(' ', ''))
    expect(text.replaceAll(/[^W]/g, '').length).toBeGreaterThanOrEqual(120)
    for (const phrase of ['1.250', 'Rp30.000.000.000', 'HEMAT-TIGA-PULUH-PERSEN', 'Lunas'])
      expect(text).toContain(phrase)
    const { pages, tree } = await readStructure(bytes)
    expect(pages).toBe(2)
    expect(getTagTypes(tree).filter(type => type === 'H1')).toHaveLength(1)
  })

  test('romanises other scripts and keeps the original for screen readers', async () => {
    const bytes = await drawInvoice(foreign)
    const { tree } = await readStructure(bytes)
    expect(flattenTags(tree).map(({ actual }) => actual)).toContain('東京ラーメン')
    expect(await getText(bytes)).toContain('Yang dalam kurung siku adalah alih aksara.')
  })
})

describe('an invoice for several units', () => {
  const build = (count: number): Invoice => ({
    ...paid,
    order: {
      ...order,
      line_count: count,
      lines: Array.from({ length: count }, (_, index) => ({
        ...line,
        position: index + 1,
        unit_name: `Kopi Contoh ${index + 1}`,
        outlet_code: `KCN-${String(index + 1).padStart(4, '0')}`,
        ...(index % 2 === 1 && { kind: 'extra-zones' as const, days: { left: 217, whole: 365 } }),
      })),
    },
  })

  test('has one table with a head per page, and every unit with its outlet code', async () => {
    const bytes = await drawInvoice(build(60))
    const { pages, tree } = await readStructure(bytes)
    const text = await getText(bytes)
    for (let unit = 1; unit <= 60; unit += 1)
      expect(text).toContain(`Kopi Contoh ${unit} (KCN-${String(unit).padStart(4, '0')})`)
    expect(text).toContain('217 dari 365 hari sampai akhir periode yang berjalan')
    const heads = text.match(/Zona Harga jual/g)?.length ?? 0
    expect(heads).toBeGreaterThanOrEqual(pages - 1)
    expect(getTagTypes(tree).filter(type => type === 'TR')).toHaveLength(60 + heads + 7)
    expect(await getText(await drawInvoice({ ...build(2), locale: 'en' }))).toContain('217 of 365 days')
  })
})

describe('a credit note', () => {
  test('is a tagged PDF with the invoice number, the tax and the amount in words', async () => {
    const bytes = await note(paid)
    const { tree, title, pages } = await readStructure(bytes)
    expect([title, pages]).toEqual(['Nota kredit MB-CN-2026-000003', 1])
    expect(getTagTypes(tree).join(' ')).toContain(
      'Table TR TH TH TR TD TD Table TR TH TD TR TH TD TR TH TD TR TH TD P P H2 L',
    )
    const text = await getText(bytes)
    for (const phrase of [
      'Untuk faktur MB-INV-2026-000042',
      'Pengembalian dana langganan Hotel Contoh Menteng',
      'PPN 12% Rp2.844.144,15',
      'Dua puluh delapan juta tujuh ratus ribu rupiah',
      'Ke metode pembayaran semula',
    ])
      expect(text).toContain(phrase)
    expect(await getText(await note({ ...paid, locale: 'en' }))).toContain('Refund of the subscription of')
  })

  test('lists every order with its invoice, on one page, if the payment was for several', async () => {
    const bytes = await note({ ...paid, locale: 'en' }, 12)
    expect((await readStructure(bytes)).pages).toBe(1)
    const text = await getText(bytes)
    for (const phrase of [
      'MB-INV-2026-000042 and 11 more',
      'Hotel Contoh Menteng: invoice MB-INV-2026-000042, order',
      '8 more orders',
      'PPN (VAT) 12%',
    ])
      expect(text).toContain(phrase)
  })
})
