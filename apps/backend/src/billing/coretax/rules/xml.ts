import { z } from 'zod'

/** Longer texts are cut, so that a name never makes Coretax reject a file. */
const text = (length: number) =>
  z.string().transform(value => value.replace(/\s+/g, ' ').trim().slice(0, length))
const digits = (count: number) => z.string().regex(new RegExp(`^\\d{${count}}$`))
/** An amount in sen, written as rupiah with two decimals. */
const amount = z
  .int()
  .min(0)
  .transform(sen => `${Math.floor(sen / 100)}.${String(sen % 100).padStart(2, '0')}`)

const goodService = z.object({
  Opt: z.enum(['A', 'B']),
  Code: digits(6),
  Name: text(255),
  Unit: z.string().regex(/^UM\.\d{4}$/),
  Price: amount,
  Qty: z.literal('1'),
  TotalDiscount: amount,
  TaxBase: amount,
  OtherTaxBase: amount,
  VATRate: z.int().min(0).max(100).transform(String),
  VAT: amount,
  STLGRate: z.literal('0'),
  STLG: amount,
})

const taxInvoice = z.object({
  TaxInvoiceDate: z.iso.date(),
  TaxInvoiceOpt: z.literal('Normal'),
  TrxCode: digits(2),
  AddInfo: z.literal(''),
  CustomDoc: z.literal(''),
  RefDesc: text(50),
  FacilityStamp: z.literal(''),
  SellerIDTKU: digits(22),
  BuyerTin: digits(16),
  BuyerDocument: z.enum(['TIN', 'National ID', 'Passport', 'Other ID']),
  BuyerCountry: z.string().regex(/^[A-Z]{3}$/),
  BuyerDocumentNumber: text(50),
  BuyerName: text(255).pipe(z.string().min(1)),
  BuyerAdress: text(500).pipe(z.string().min(1)),
  BuyerEmail: text(100),
  BuyerIDTKU: digits(22),
  goodServices: z.array(goodService).min(1),
})

/** One `TaxInvoice` of Coretax, with its elements in the order of the template ("BuyerAdress" is spelt so there). */
export type TaxInvoice = z.input<typeof taxInvoice>

/** The most invoices that Coretax accepts in a file. */
export const maxInvoicesPerFile = 1_000

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// XML 1.0 allows no other control characters.
const escapeText = (value: string) =>
  value
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, character => escapes[character] ?? '')

const writeElement = (name: string, value: string) =>
  value === '' ? `<${name}/>` : `<${name}>${escapeText(value)}</${name}>`

const writeElements = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => writeElement(name, value))
    .join('')

/** Writes one invoice. Throws a `ZodError` if a value does not fit the template. */
export function writeTaxInvoice(invoice: TaxInvoice): string {
  const { goodServices, ...head } = taxInvoice.parse(invoice)
  const services = goodServices
    .map(service => `<GoodService>${writeElements(service)}</GoodService>`)
    .join('\n')
  return `<TaxInvoice>${writeElements(head)}<ListOfGoodService>\n${services}\n</ListOfGoodService></TaxInvoice>\n`
}

/** Writes a file of invoices that `writeTaxInvoice` has written. */
export const writeTaxInvoiceBulk = (tin: string, invoices: readonly string[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<TaxInvoiceBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="TaxInvoice.xsd">
<TIN>${tin}</TIN>
<ListOfTaxInvoice>
${invoices.join('')}</ListOfTaxInvoice>
</TaxInvoiceBulk>
`
