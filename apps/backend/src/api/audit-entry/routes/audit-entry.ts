import { auditEntries } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(auditEntries, 'audit-entry')
