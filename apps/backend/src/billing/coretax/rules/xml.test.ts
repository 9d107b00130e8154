import fc, { countRuns } from '@bgm/property-tests'
import { expect, test } from 'vitest'
import { computeIncludedTax, divideTax } from '#src/billing/order/rules/tax'
import { type TaxInvoice, writeTaxInvoice, writeTaxInvoiceBulk } from './xml'

const invoice: TaxInvoice = {
  TaxInvoiceDate: '2027-03-09',
  TaxInvoiceOpt: 'Normal',
  TrxCode: '04',
  AddInfo: '',
  CustomDoc: '',
  RefDesc: 'MB-INV-2027-000121',
  FacilityStamp: '',
  SellerIDTKU: '1234567890123456000000',
  BuyerTin: '1234567890123457',
  BuyerDocument: 'TIN',
  BuyerCountry: 'IDN',
  BuyerDocumentNumber: '',
  BuyerName: 'PT Kopi & <Teh>\u0007 "Contoh"',
  BuyerAdress: 'Jalan Sampel 108,\nBandung',
  BuyerEmail: '',
  BuyerIDTKU: '1234567890123457000000',
  goodServices: [
    {
      Opt: 'B',
      Code: '000000',
      Name: 'Langganan musik latar',
      Unit: 'UM.0033',
      Price: 450_450_450,
      Qty: '1',
      TotalDiscount: 0,
      TaxBase: 450_450_450,
      OtherTaxBase: 412_912_913,
      VATRate: 12,
      VAT: 49_549_550,
      STLGRate: '0',
      STLG: 0,
    },
  ],
}

const listElements = (xml: string) => [...xml.matchAll(/<([A-Za-z]+)[ >/]/g)].map(([, name]) => name)

// The elements of the template, in its order, as in the public sample of Odoo 19 and with the buyer's country.
test('a file has the elements of the template in its order, and amounts with two decimals', () => {
  const xml = writeTaxInvoiceBulk('1234567890123456', [writeTaxInvoice(invoice)])
  expect(listElements(xml)).toEqual(
    `TaxInvoiceBulk TIN ListOfTaxInvoice TaxInvoice TaxInvoiceDate TaxInvoiceOpt TrxCode AddInfo CustomDoc RefDesc
    FacilityStamp SellerIDTKU BuyerTin BuyerDocument BuyerCountry BuyerDocumentNumber BuyerName BuyerAdress BuyerEmail
    BuyerIDTKU ListOfGoodService GoodService Opt Code Name Unit Price Qty TotalDiscount TaxBase OtherTaxBase VATRate VAT
    STLGRate STLG`.split(/\s+/),
  )
  for (const part of [
    '<AddInfo/>',
    '<BuyerName>PT Kopi &amp; &lt;Teh&gt; &quot;Contoh&quot;</BuyerName>',
    '<BuyerAdress>Jalan Sampel 108, Bandung</BuyerAdress>',
    '<TaxBase>4504504.50</TaxBase><OtherTaxBase>4129129.13</OtherTaxBase><VATRate>12</VATRate><VAT>495495.50</VAT>',
    '<STLG>0.00</STLG>',
  ])
    expect(xml).toContain(part)
})

test.each([
  ['BuyerTin', '123'],
  ['BuyerIDTKU', '1234567890123457'],
  ['BuyerName', '  '],
  ['TaxInvoiceDate', '2027-02-30'],
])('a value of %s that does not fit is refused', (field, value) => {
  expect(() => writeTaxInvoice({ ...invoice, [field]: value })).toThrow()
})

const paidAt = new Date('2027-03-09T05:00:00Z')

/** The invoice of an order whose lines cost these totals, in whole rupiah. */
function buildInvoice(totals: readonly number[], head: Partial<TaxInvoice> = {}): TaxInvoice {
  const tax = computeIncludedTax(totals, paidAt)
  const [service] = invoice.goodServices
  if (!tax || !service) throw new Error('The invoice has no tax')
  return {
    ...invoice,
    ...head,
    goodServices: divideTax(tax, totals, paidAt).map(({ price, base, amount }) => ({
      ...service,
      Price: price,
      TaxBase: price,
      OtherTaxBase: base,
      VAT: amount,
    })),
  }
}

const readElements = (xml: string): [name: string, value: string][] =>
  [...xml.matchAll(/<(\w+)(?:\/>|>([^<\n]*)<\/\1>)/g)].map(([, name = '', value = '']) => [name, value])

// Amounts are numbers, because the sample writes one decimal. It omits an empty BuyerCountry, which its template has.
test('a price of Rp100.000 has the values of the public sample of Odoo 19, field by field', () => {
  const [service] = buildInvoice([111_000]).goodServices
  if (!service) throw new Error('The invoice has no line')
  const xml = writeTaxInvoice({
    ...invoice,
    TaxInvoiceDate: '2019-05-01',
    RefDesc: 'INV/2019/00001',
    BuyerName: 'partner_a',
    BuyerAdress: '-',
    goodServices: [{ ...service, Opt: 'A', Name: 'product_a', Unit: 'UM.0018' }],
  })
  const fields = Object.fromEntries(readElements(xml))
  const amounts = [
    'Price',
    'Qty',
    'TotalDiscount',
    'TaxBase',
    'OtherTaxBase',
    'VATRate',
    'VAT',
    'STLGRate',
    'STLG',
  ]
  expect(Object.fromEntries(amounts.map(name => [name, Number(fields[name])]))).toEqual({
    Price: 100_000,
    Qty: 1,
    TotalDiscount: 0,
    TaxBase: 100_000,
    OtherTaxBase: 91_666.67,
    VATRate: 12,
    VAT: 11_000,
    STLGRate: 0,
    STLG: 0,
  })
  expect(fields).toMatchObject({
    TaxInvoiceDate: '2019-05-01',
    TaxInvoiceOpt: 'Normal',
    TrxCode: '04',
    AddInfo: '',
    CustomDoc: '',
    RefDesc: 'INV/2019/00001',
    FacilityStamp: '',
    SellerIDTKU: '1234567890123456000000',
    BuyerTin: '1234567890123457',
    BuyerDocument: 'TIN',
    BuyerDocumentNumber: '',
    BuyerName: 'partner_a',
    BuyerEmail: '',
    BuyerIDTKU: '1234567890123457000000',
    Opt: 'A',
    Code: '000000',
    Name: 'product_a',
    Unit: 'UM.0018',
  })
})

const toSen = (rupiah: string) => Math.round(Number(rupiah) * 100)
const sumOf = (elements: readonly [string, string][], field: string) =>
  elements.reduce((sum, [name, value]) => (name === field ? sum + toSen(value) : sum), 0)

test('the amounts of any invoices are exact to the sen in their file, and every invoice is in it once', () => {
  const lines = fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 1, maxLength: 12 })
  const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
  const invoices = fc.array(fc.record({ lines, names }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(invoices, all => {
      const written = all.map((one, index) =>
        writeTaxInvoice(
          buildInvoice(one.lines, { RefDesc: `MB-INV-${index}`, BuyerName: `PT ${one.names}` }),
        ),
      )
      const elements = readElements(writeTaxInvoiceBulk('1234567890123456', written))
      const taxes = all.map(one => computeIncludedTax(one.lines, paidAt)?.sen)
      const sum = (field: 'price' | 'base' | 'amount') =>
        taxes.reduce((total, sen) => total + (sen?.[field] ?? 0), 0)
      expect([sumOf(elements, 'TaxBase'), sumOf(elements, 'OtherTaxBase'), sumOf(elements, 'VAT')]).toEqual([
        sum('price'),
        sum('base'),
        sum('amount'),
      ])
      const bases = elements.filter(([name]) => name === 'OtherTaxBase').map(([, value]) => toSen(value))
      const vats = elements.filter(([name]) => name === 'VAT').map(([, value]) => toSen(value))
      for (const [index, base] of bases.entries())
        expect(Math.abs((vats[index] ?? 0) - (base * 12) / 100)).toBeLessThanOrEqual(0.5)
      const numbers = elements.filter(([name]) => name === 'RefDesc').map(([, value]) => value)
      expect(numbers).toEqual(all.map((_, index) => `MB-INV-${index}`))
    }),
    { numRuns: countRuns(100) },
  )
})
