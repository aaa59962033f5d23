-- A text in every language: what `translations` say of `field`, and for the shop's own language its column.
create or replace function texts_in_locales(translations jsonb, field text, own_locale text, own_text text)
  returns json
  language sql stable parallel safe
  as $$
    select json_build_object(
      'ro', coalesce(translations -> 'ro' ->> field, case when own_locale = 'ro' then own_text end),
      'en', coalesce(translations -> 'en' ->> field, case when own_locale = 'en' then own_text end))
  $$;
