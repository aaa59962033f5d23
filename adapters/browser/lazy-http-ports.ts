import type { HttpPorts } from "./http/http-ports.ts";

/** The ports that speak to the server as thin functions, so that nothing of HTTP or decoding loads before the first call. */
export function createLazyHttpPorts(http: () => Promise<HttpPorts>): HttpPorts {
  return {
    shop: {
      bySlug: async (...ask) => (await http()).shop.bySlug(...ask),
      byCustomDomain: async (...ask) => (await http()).shop.byCustomDomain(...ask),
    },
    menu: { load: async (...ask) => (await http()).menu.load(...ask) },
    zones: { byCoordinate: async (...ask) => (await http()).zones.byCoordinate(...ask) },
    cart: {
      load: async (...ask) => (await http()).cart.load(...ask),
      save: async (...ask) => (await http()).cart.save(...ask),
      checkCoupon: async (...ask) => (await http()).cart.checkCoupon(...ask),
    },
    auth: {
      me: async (...ask) => (await http()).auth.me(...ask),
      login: async (...ask) => (await http()).auth.login(...ask),
      register: async (...ask) => (await http()).auth.register(...ask),
      logout: async (...ask) => (await http()).auth.logout(...ask),
      forgotPassword: async (...ask) => (await http()).auth.forgotPassword(...ask),
      resetPassword: async (...ask) => (await http()).auth.resetPassword(...ask),
    },
    phone: {
      add: async (...ask) => (await http()).phone.add(...ask),
      resend: async (...ask) => (await http()).phone.resend(...ask),
      verify: async (...ask) => (await http()).phone.verify(...ask),
    },
    session: {
      changeProfile: async (...ask) => (await http()).session.changeProfile(...ask),
      ensureCustomer: async (...ask) => (await http()).session.ensureCustomer(...ask),
      selectOrganization: async (...ask) => (await http()).session.selectOrganization(...ask),
    },
    checkout: {
      quote: async (...ask) => (await http()).checkout.quote(...ask),
      slots: async (...ask) => (await http()).checkout.slots(...ask),
      placeOrder: async (...ask) => (await http()).checkout.placeOrder(...ask),
    },
    orders: {
      list: async (...ask) => (await http()).orders.list(...ask),
      load: async (...ask) => (await http()).orders.load(...ask),
      cancel: async (...ask) => (await http()).orders.cancel(...ask),
      reorder: async (...ask) => (await http()).orders.reorder(...ask),
    },
    operations: {
      listOpen: async (...ask) => (await http()).operations.listOpen(...ask),
      load: async (...ask) => (await http()).operations.load(...ask),
      move: async (...ask) => (await http()).operations.move(...ask),
      readOrderingState: async (...ask) => (await http()).operations.readOrderingState(...ask),
      writeOrderingState: async (...ask) => (await http()).operations.writeOrderingState(...ask),
    },
  };
}
