import type { AppError } from "#core/errors/app-error.ts";
import type { OrganizationId } from "#core/kernel/id.ts";
import type { NewToast } from "#core/toast/toast.ts";

/** What may be asked of the whole product. */
export type AppEvent =
  /** A page that shows the menu is on screen, or the person does the first thing on one that does not (PAGE-11). */
  | { readonly type: "app.menuNeeded" }
  /** A navigation was made. */
  | { readonly type: "app.navigated" }
  /** A call failed: toast, navigation and report follow ERROR-2 to ERROR-8. */
  | {
      readonly type: "app.fail";
      readonly error: AppError;
      readonly where: string;
      readonly ignoresNotFound?: boolean;
      /** A form shows the messages of its fields. */
      readonly handlesFields?: boolean;
    }
  /** Code of the product failed where nobody caught it. */
  | { readonly type: "app.crashed"; readonly error: AppError }
  /** A late file of the page did not come, and what needs it stays away. */
  | { readonly type: "app.fileMissing"; readonly error: AppError }
  /** The person wants the page loaded again. */
  | { readonly type: "app.reload" }
  | { readonly type: "app.toast"; readonly toast: NewToast }
  /** Staff chose the organization to work for. */
  | { readonly type: "app.selectOrganization"; readonly organizationId: OrganizationId };

/** What the whole product tells its shell. */
export type AppEmitted =
  /** Go there inside the page; a path of this host mode. */
  | { readonly type: "app.navigationRequested"; readonly to: string; readonly replace: boolean }
  /** The error page belongs on screen: 404 for a shop that does not exist, 500 otherwise. */
  | { readonly type: "app.fatal"; readonly status: 404 | 500; readonly error: AppError | null };
