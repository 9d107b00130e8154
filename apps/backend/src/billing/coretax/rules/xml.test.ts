import { expect, test } from 'vitest'
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
