import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLeadForm } from "#core/app/screen/landing/create-lead-form.ts";
import { selectFieldErrors, selectIsFormSubmitted } from "#core/form/form.selectors.ts";
import { keyMessage } from "#core/kernel/message.ts";
import { LEAD_LENGTHS, leadErrors, leadProblems, type TypedLead } from "#core/landing/lead.ts";
import { UNREACHABLE } from "#tests/support/headless/call-log.ts";
import { createTestBackend } from "#tests/support/headless/in-memory-backend.ts";
import { simulateApp } from "#tests/support/headless/simulated-app.ts";
import { flush, PROPERTY_TIMEOUT, runs } from "#tests/support/patience.ts";

const ION: TypedLead = {
  name: "Ion Pop",
  restaurant: "La Ion",
  email: "ion@example.com",
  phone: "0722 000 111",
  message: "Două locații",
};

describe("what an owner writes (LANDING-6)", PROPERTY_TIMEOUT, () => {
  it.each([
    [{}, {}],
    [{ phone: "", message: "" }, {}],
    [
      { name: " ", restaurant: "", email: "" },
      { name: "validation.required", restaurant: "validation.required", email: "validation.required" },
    ],
    [
      { name: "I", restaurant: "L", email: "ion@", phone: "sună-mă" },
      {
        name: "validation.string_min",
        restaurant: "validation.string_min",
        email: "validation.email",
        phone: "validation.phone",
      },
    ],
    [
      { name: "n".repeat(81), restaurant: "r".repeat(81), message: "m".repeat(2001) },
      {
        name: "validation.string_max",
        restaurant: "validation.string_max",
        message: "validation.string_max",
      },
    ],
  ])("%j has the problems %j", (change, problems) => {
    expect(leadProblems({ ...ION, ...change })).toEqual(problems);
  });

  it("has a problem in a field exactly where its form shows one", () => {
    const text = fc.oneof(fc.constant(""), fc.string({ maxLength: 100 }), fc.emailAddress());
    fc.assert(
      fc.property(
        fc.record({ name: text, restaurant: text, email: text, phone: text, message: text }),
        (lead) => {
          expect(Object.keys(leadProblems(lead))).toEqual(Object.keys(leadErrors(lead)));
        },
      ),
      runs(300),
    );
  });

  it("may be as long as its fields are", () => {
    const long = {
      ...ION,
      name: "n".repeat(LEAD_LENGTHS.name),
      restaurant: "r".repeat(LEAD_LENGTHS.restaurant),
      message: "m".repeat(LEAD_LENGTHS.message),
    };
    expect(leadErrors(long)).toEqual({});
  });
});

describe("the contact form (LANDING-6)", () => {
  async function start() {
    const backend = createTestBackend({});
    const { app } = await simulateApp({ backend });
    const form = createLeadForm(app);
    form.start();
    const send = async (lead: TypedLead): Promise<void> => {
      for (const field of ["name", "restaurant", "email", "phone", "message"] as const)
        form.send({ type: "form.change", field, value: lead[field] });
      form.send({ type: "form.submit" });
      await flush();
    };
    const toasts = (): number => app.actors.toaster.getSnapshot().context.toasts.length;
    return { backend, form, send, toasts };
  }

  it("sends what is fine, once, and nothing else", async () => {
    const { backend, form, send } = await start();
    await send({ ...ION, email: "ion" });
    expect(selectFieldErrors(form.getSnapshot())).toEqual({ email: keyMessage("validation.email") });
    expect(backend.callLog.log).not.toContain("leads.send");
    await send(ION);
    expect(selectIsFormSubmitted(form.getSnapshot())).toBe(true);
    expect(backend.callLog.log.filter((call) => call === "leads.send")).toEqual(["leads.send"]);
  });

  it("keeps what was written when the network is away, and says so", async () => {
    const { backend, form, send, toasts } = await start();
    backend.callLog.failNext("leads.send", UNREACHABLE);
    await send(ION);
    expect([selectIsFormSubmitted(form.getSnapshot()), toasts()]).toEqual([false, 1]);
    form.send({ type: "form.submit" });
    await flush();
    expect(selectIsFormSubmitted(form.getSnapshot())).toBe(true);
  });
});
