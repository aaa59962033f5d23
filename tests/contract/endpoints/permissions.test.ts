import { describe, expect, it } from "vitest";
import { ROLES, type Role } from "#core/account/employee.ts";
import { isStaffPermission, mayAnywhere, needsAccount } from "#core/account/permissions.ts";
import { ENDPOINTS } from "#core/contract/endpoints/endpoints.ts";
import { ENDPOINT_NAMES } from "#tests/support/shopping/http-requests.ts";

/** The calls of the back office, and the roles that may make them (STAFF-2). */
const OFFICE = {
  selectOrganization: ["owner", "manager", "employee"],
  listStaffOrders: ["owner", "manager", "employee"],
  exportOrders: ["owner", "manager", "employee"],
  loadStaffOrder: ["owner", "manager", "employee"],
  moveOrder: ["owner", "manager", "employee"],
  listPrintings: ["owner", "manager", "employee"],
  printTicket: ["owner", "manager", "employee"],
  listCouriers: ["owner", "manager", "employee"],
  findCaller: ["owner", "manager", "employee"],
  quotePhoneOrder: ["owner", "manager", "employee"],
  placePhoneOrder: ["owner", "manager", "employee"],
  loadCustomer: ["owner", "manager", "employee"],
  blockCustomer: ["owner", "manager"],
  renewCourierLink: ["owner", "manager", "employee"],
  operationsEvents: ["owner", "manager", "employee"],
  readLags: ["owner", "manager"],
  listOwnRuns: ["courier"],
  loadOwnRun: ["courier"],
  actOnOwnRun: ["courier"],
  readPush: ["owner", "manager", "employee"],
  switchPush: ["owner", "manager", "employee"],
  readPin: ["owner", "manager", "employee"],
  writePin: ["owner", "manager", "employee"],
  listTablets: ["owner", "manager"],
  shareTablet: ["owner", "manager"],
  revokeTablet: ["owner", "manager"],
  listAudit: ["owner"],
  exportOrganization: ["owner"],
  listStaff: ["owner"],
  changeEmployee: ["owner"],
  readFactorRule: ["owner"],
  writeFactorRule: ["owner"],
  resetFactor: ["owner"],
  removeEmployee: ["owner"],
  inviteEmployee: ["owner"],
  withdrawInvitation: ["owner"],
  readLocationSettings: ["owner", "manager"],
  writeLocationSettings: ["owner", "manager"],
  readZones: ["owner", "manager"],
  writeZones: ["owner", "manager"],
  listPromotions: ["owner", "manager"],
  createPromotion: ["owner", "manager"],
  writePromotion: ["owner", "manager"],
  endPromotion: ["owner", "manager"],
  listLaunches: ["owner", "manager"],
  publishShop: ["owner"],
  noteSound: ["owner", "manager"],
  listMessages: ["owner", "manager"],
  sendAgain: ["owner", "manager"],
  previewMessages: ["owner", "manager"],
  deleteTestOrders: ["owner", "manager"],
  listRedirects: ["owner"],
  addRedirect: ["owner"],
  removeRedirect: ["owner"],
  readSummary: ["owner", "manager"],
  readSeries: ["owner", "manager"],
  readSalesHours: ["owner", "manager"],
  readSalesProducts: ["owner", "manager"],
  readSalesRates: ["owner", "manager"],
  readListSums: ["owner", "manager"],
  readReplayPlan: ["owner", "manager"],
  exportSales: ["owner", "manager"],
  readDaySales: ["owner", "manager"],
  dropCash: ["owner", "manager"],
  recountCash: ["owner", "manager"],
  readOrderingState: ["owner", "manager", "employee"],
  readAbsenceRule: ["owner", "manager"],
  writeAbsenceRule: ["owner", "manager"],
  writeOrderingState: ["owner", "manager", "employee"],
  readAvailability: ["owner", "manager", "employee"],
  changeAvailability: ["owner", "manager", "employee"],
  readStock: ["owner", "manager", "employee"],
  changeStock: ["owner", "manager", "employee"],
  listPriceUpdates: ["owner", "manager", "employee"],
  loadPriceUpdate: ["owner", "manager", "employee"],
  createPriceUpdate: ["owner", "manager"],
  revisePriceUpdate: ["owner", "manager"],
  applyPriceUpdate: ["owner", "manager"],
  revertPriceUpdate: ["owner", "manager"],
  loadMenuDraft: ["owner", "manager"],
  editMenuDraft: ["owner", "manager"],
  discardMenuDraft: ["owner", "manager"],
  publishMenu: ["owner", "manager"],
  scheduleMenu: ["owner", "manager"],
  previewMenuImport: ["owner", "manager"],
  importMenu: ["owner", "manager"],
  downloadMenu: ["owner", "manager"],
  putProductPicture: ["owner", "manager"],
  readPointsRule: ["owner"],
  writePointsRule: ["owner"],
  readShopDomain: ["owner"],
  writeShopDomain: ["owner"],
  checkShopDomain: ["owner"],
  readCompany: ["owner"],
  writeCompany: ["owner"],
  readShopLook: ["owner"],
  writeShopLook: ["owner"],
  putShopLogo: ["owner"],
  listMenuPublications: ["owner", "manager"],
  previewMenuReversal: ["owner", "manager"],
  revertMenu: ["owner", "manager"],
} as const;

/** The calls that nobody makes without an account. */
const ACCOUNT = [
  "me",
  "logout",
  "acceptInvitation",
  "addPhone",
  "resendPhoneCode",
  "verifyPhone",
  "placeOrder",
  "listOrders",
  "loadOrder",
  "cancelOrder",
  "complainOfOrder",
  "answerLineChange",
  "reorder",
  "orderEvents",
  "readOrderPush",
  "switchOrderPush",
  "ensureCustomer",
  "changeProfile",
  "changePassword",
  "endSessions",
  "readFactor",
  "beginFactor",
  "confirmFactor",
  "renewRecoveryCodes",
  "removeFactor",
  "listPasskeys",
  "beginPasskey",
  "addPasskey",
  "removePasskey",
  "exportPerson",
  "listSessions",
  "deleteAccount",
  "rewards",
  "rewardHistory",
];

describe("the permission of every endpoint", () => {
  it("gives each role the back-office endpoints of the table", () => {
    const office = ENDPOINT_NAMES.flatMap((name) => {
      const { permission } = ENDPOINTS[name];
      if (!isStaffPermission(permission)) return [];
      const may = (role: Role): boolean => mayAnywhere({ isAdmin: false, employees: [{ role }] }, permission);
      return [[name, ROLES.filter(may)]];
    });
    expect(Object.fromEntries(office)).toEqual(OFFICE);
  });

  it("requires an account or nothing for the others", () => {
    const withAccount = ENDPOINT_NAMES.filter((name) => {
      const { permission } = ENDPOINTS[name];
      return needsAccount(permission) && !isStaffPermission(permission);
    });
    expect(withAccount.toSorted()).toEqual(ACCOUNT.toSorted());
  });
});
