const listRoutes = (path: string, controller: string) => [
  { method: 'GET', path: `${path}/schedule`, handler: `${controller}.get` },
  { method: 'PUT', path: `${path}/schedule`, handler: `${controller}.set` },
  { method: 'GET', path: `${path}/week`, handler: `${controller}.week` },
  { method: 'GET', path: `${path}/preview`, handler: `${controller}.preview` },
  { method: 'POST', path: `${path}/exceptions`, handler: `${controller}.addException` },
  { method: 'PUT', path: `${path}/exceptions/:exception`, handler: `${controller}.updateException` },
  { method: 'DELETE', path: `${path}/exceptions/:exception`, handler: `${controller}.removeException` },
]

export default {
  routes: [
    ...listRoutes('/zones/:id', 'zone-schedule'),
    ...listRoutes('/business-units/:id', 'unit-schedule'),
    ...listRoutes('/organisation', 'organisation-schedule'),
  ],
}
