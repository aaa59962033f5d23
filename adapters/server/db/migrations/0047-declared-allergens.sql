-- What somebody declared to bring no allergen differs from what nobody declared anything of (MENU-5).
alter table products
  alter column allergens drop not null, alter column allergens drop default,
  alter column diets drop not null, alter column diets drop default;

-- An import never declared allergens, and diets only where the file named some.
update products set allergens = null, diets = nullif(diets, '{}') where source_key is not null and allergens = '{}';

alter table modifiers add column allergens text[], add column diets text[];
