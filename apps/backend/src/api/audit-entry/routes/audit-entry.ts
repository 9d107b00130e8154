import { auditEntries } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(auditEntries, 'audit-entry')
