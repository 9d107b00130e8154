import { quotations } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(quotations, 'quotation')
