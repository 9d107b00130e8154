import type {
  Api,
  Download,
  Order,
  PaginatedList,
  Quotation,
  QuotationDetail,
  QuotationLine,
} from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import type { ConfirmReferencedOrder, OrderReferences } from '@bgm/validation'

const linesPerPage = 20

/** Lists the quotations whose units the member can see, newest first. */
export const listQuotations = (api: Api, page: number): Promise<PaginatedList<Quotation>> =>
  api.quotations.list({ page })

export const getQuotation = (
  api: Api,
  id: string,
  page: number,
): Promise<PaginatedList<QuotationLine> & { quotation: QuotationDetail }> =>
  api.quotations.get(id, { page, page_size: linesPerPage })

/** Makes a quotation of the cart, at the total that was shown. Returns its id. */
export const makeQuotation = async (
  api: Api,
  shown: { expected_total: number; version: number },
): Promise<string> => (await api.quotations.create(shown)).id

export const orderQuotation = (api: Api, id: string, confirmed: ConfirmReferencedOrder): Promise<Order> =>
  api.quotations.order(id, confirmed)

/** Asks for the approval of a quotation. Returns the id of the request. */
export const askForQuotation = async (
  api: Api,
  id: string,
  asked: { expected_total: number; purpose: string } & OrderReferences,
): Promise<string> => (await api.quotations.ask(id, asked)).id

export const downloadQuotation = (api: Api, id: string, locale: Locale): Promise<Download> =>
  api.quotations.download(id, { locale })
